import type {
  CategoryName,
  GroupDetailsDto,
  GroupDto,
  HomeworkDto,
  MemberDetailsDto,
  QuestionTopic,
  SharingDto,
} from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface NewGroup {
  readonly name: string;
  readonly categoryName: CategoryName;
}

export interface GroupChange {
  readonly groupId: number;
  readonly name?: string;
  /** Such as `2026-12-24`; null takes it back. */
  readonly proposedExam?: string | null;
  /** The old code is worth nothing from then on. */
  readonly renewCode?: true;
}

export interface SharingChange {
  readonly groupId: number;
  readonly sharing: Partial<SharingDto>;
}

export interface NewHomework {
  readonly groupId: number;
  /** Without it what a member answered wrong is meant. */
  readonly topic?: QuestionTopic;
  readonly count: number;
  readonly due: string;
}

export interface HomeworkAddress {
  readonly groupId: number;
  readonly homeworkId: number;
}

export interface Membership {
  readonly groupId: number;
  readonly userId: number;
}

/** Groups of a driving school: an instructor leads one, learners join it by its code and share what they choose. */
export const {
  useGetGroupsQuery,
  useGetGroupQuery,
  useGetMemberQuery,
  useSetHomeworkMutation,
  useChangeHomeworkMutation,
  useDeleteHomeworkMutation,
  useMakeGroupMutation,
  useJoinGroupMutation,
  useChangeGroupMutation,
  useDeleteGroupMutation,
  useChangeSharingMutation,
  useEndMembershipMutation,
} = api.enhanceEndpoints({ addTagTypes: ['Groups'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Those that the learner leads or has joined, the newest first. */
    getGroups: build.query<readonly GroupDto[], void>({
      query: () => 'v1/tests/groups',
      providesTags: ['Groups'],
    }),
    /** With all members for its instructor, for a member what the instructor sees of them. */
    getGroup: build.query<GroupDetailsDto, number>({
      query: (groupId) => `v1/tests/groups/${groupId}`,
      providesTags: ['Groups'],
    }),
    /** As the instructor sees them, with single exams. */
    getMember: build.query<MemberDetailsDto, Membership>({
      query: ({ groupId, userId }) => `v1/tests/groups/${groupId}/members/${userId}`,
      providesTags: ['Groups'],
    }),
    /** Refused with `too-much-homework`. */
    setHomework: build.mutation<HomeworkDto, NewHomework>({
      query: ({ groupId, ...body }) => ({
        path: `v1/tests/groups/${groupId}/homework`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    changeHomework: build.mutation<HomeworkDto, HomeworkAddress & Pick<NewHomework, 'count' | 'due'>>({
      query: ({ groupId, homeworkId, ...body }) => ({
        path: `v1/tests/groups/${groupId}/homework/${homeworkId}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    deleteHomework: build.mutation<void, HomeworkAddress>({
      query: ({ groupId, homeworkId }) => ({
        path: `v1/tests/groups/${groupId}/homework/${homeworkId}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    /** Refused with `too-many-groups`. */
    makeGroup: build.mutation<GroupDto, NewGroup>({
      query: (body) => ({ path: 'v1/tests/groups', method: 'POST', body }),
      invalidatesTags: ['Groups'],
    }),
    /** Refused with 422 for a code that is none, `too-many-groups` or `group-full`. */
    joinGroup: build.mutation<GroupDto, string>({
      query: (code) => ({ path: 'v1/tests/groups/join', method: 'POST', body: { code } }),
      invalidatesTags: ['Groups'],
    }),
    changeGroup: build.mutation<GroupDto, GroupChange>({
      query: ({ groupId, ...body }) => ({ path: `v1/tests/groups/${groupId}`, method: 'PATCH', body }),
      invalidatesTags: ['Groups'],
    }),
    deleteGroup: build.mutation<void, number>({
      query: (groupId) => ({ path: `v1/tests/groups/${groupId}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    changeSharing: build.mutation<SharingDto, SharingChange>({
      query: ({ groupId, sharing }) => ({
        path: `v1/tests/groups/${groupId}/sharing`,
        method: 'PATCH',
        body: sharing,
      }),
      invalidatesTags: ['Groups'],
    }),
    /** A member leaves, or the instructor removes one. */
    endMembership: build.mutation<void, Membership>({
      query: ({ groupId, userId }) => ({
        path: `v1/tests/groups/${groupId}/members/${userId}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
  }),
});

import type {
  CategoryName,
  GroupDetailsDto,
  GroupDto,
  HomeworkDto,
  MemberDetailsDto,
  QuestionTopic,
  SharingDto,
} from '@zielona-fala/contracts';
import { addHomework } from '@zielona-fala/contracts/api/groups/add-homework';
import { changeSharing } from '@zielona-fala/contracts/api/groups/change-sharing';
import { deleteGroup } from '@zielona-fala/contracts/api/groups/delete-group';
import { deleteHomework } from '@zielona-fala/contracts/api/groups/delete-homework';
import { endMembership } from '@zielona-fala/contracts/api/groups/end-membership';
import { getGroup } from '@zielona-fala/contracts/api/groups/get-group';
import { getGroupMember } from '@zielona-fala/contracts/api/groups/get-group-member';
import { joinByCode } from '@zielona-fala/contracts/api/groups/join-by-code';
import { listGroups } from '@zielona-fala/contracts/api/groups/list-groups';
import { makeGroup } from '@zielona-fala/contracts/api/groups/make-group';
import { updateGroup } from '@zielona-fala/contracts/api/groups/update-group';
import { updateHomework } from '@zielona-fala/contracts/api/groups/update-homework';
import { requestTo } from '@zielona-fala/contracts/portal';
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
      query: () => requestTo(listGroups),
      providesTags: ['Groups'],
    }),
    /** With all members for its instructor, for a member what the instructor sees of them. */
    getGroup: build.query<GroupDetailsDto, number>({
      query: (groupId) => requestTo(getGroup, { groupId }),
      providesTags: ['Groups'],
    }),
    /** As the instructor sees them, with single exams. */
    getMember: build.query<MemberDetailsDto, Membership>({
      query: ({ groupId, userId }) => requestTo(getGroupMember, { groupId, userId }),
      providesTags: ['Groups'],
    }),
    /** Refused with `too-much-homework`. */
    setHomework: build.mutation<HomeworkDto, NewHomework>({
      query: ({ groupId, ...body }) => requestTo(addHomework, { groupId, body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    changeHomework: build.mutation<HomeworkDto, HomeworkAddress & Pick<NewHomework, 'count' | 'due'>>({
      query: ({ groupId, homeworkId, ...body }) => requestTo(updateHomework, { groupId, homeworkId, body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    deleteHomework: build.mutation<void, HomeworkAddress>({
      query: ({ groupId, homeworkId }) => requestTo(deleteHomework, { groupId, homeworkId }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    /** Refused with `too-many-groups`. */
    makeGroup: build.mutation<GroupDto, NewGroup>({
      query: (body) => requestTo(makeGroup, { body }),
      invalidatesTags: ['Groups'],
    }),
    /** Refused with 422 for a code that is none, `too-many-groups` or `group-full`. */
    joinGroup: build.mutation<GroupDto, string>({
      query: (code) => requestTo(joinByCode, { body: { code } }),
      invalidatesTags: ['Groups'],
    }),
    changeGroup: build.mutation<GroupDto, GroupChange>({
      query: ({ groupId, ...body }) => requestTo(updateGroup, { groupId, body }),
      invalidatesTags: ['Groups'],
    }),
    deleteGroup: build.mutation<void, number>({
      query: (groupId) => requestTo(deleteGroup, { groupId }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
    changeSharing: build.mutation<SharingDto, SharingChange>({
      query: ({ groupId, sharing }) => requestTo(changeSharing, { groupId, body: sharing }),
      invalidatesTags: ['Groups'],
    }),
    /** A member leaves, or the instructor removes one. */
    endMembership: build.mutation<void, Membership>({
      query: ({ groupId, userId }) => requestTo(endMembership, { groupId, userId }),
      invalidatesTags: (_done, error) => (error ? [] : ['Groups']),
    }),
  }),
});

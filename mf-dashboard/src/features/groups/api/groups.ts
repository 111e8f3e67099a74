import type { Locale } from '@zielona-fala/contracts';
import { addHomework } from '@zielona-fala/contracts/api/groups/add-homework';
import { changeSharing } from '@zielona-fala/contracts/api/groups/change-sharing';
import { deleteGroup } from '@zielona-fala/contracts/api/groups/delete-group';
import { deleteHomework } from '@zielona-fala/contracts/api/groups/delete-homework';
import { endMembership } from '@zielona-fala/contracts/api/groups/end-membership';
import { getGroup } from '@zielona-fala/contracts/api/groups/get-group';
import { getGroupMember } from '@zielona-fala/contracts/api/groups/get-group-member';
import { joinByCode } from '@zielona-fala/contracts/api/groups/join-by-code';
import { listGroupRules } from '@zielona-fala/contracts/api/groups/list-group-rules';
import { listGroups } from '@zielona-fala/contracts/api/groups/list-groups';
import { makeGroup } from '@zielona-fala/contracts/api/groups/make-group';
import { updateGroup } from '@zielona-fala/contracts/api/groups/update-group';
import { updateHomework } from '@zielona-fala/contracts/api/groups/update-homework';
import { type BodyOf, requestTo } from '@zielona-fala/contracts/portal';
import { api, asks, onSuccess } from '../../../shared/api/api.ts';

interface ByGroup {
  readonly groupId: number;
}

interface ByHomework extends ByGroup {
  readonly homeworkId: number;
}

/** Groups of a driving school: an instructor leads one, learners join it by its code and share what they choose. */
export const {
  useGetGroupsQuery,
  useGetGroupQuery,
  useGetGroupRulesQuery,
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
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those that the learner leads or has joined, the newest first. */
    getGroups: build.query({ ...asks(listGroups), providesTags: ['Groups'] }),
    /** With all members for its instructor, for a member what the instructor sees of them. */
    getGroup: build.query({
      ...asks((groupId: number) => requestTo(getGroup, { groupId })),
      providesTags: ['Groups'],
    }),
    /** What its members get wrong most often. */
    getGroupRules: build.query({
      ...asks(({ groupId, lang, limit }: ByGroup & { readonly lang: Locale; readonly limit: number }) =>
        requestTo(listGroupRules, { groupId, query: { lang, limit } }),
      ),
      providesTags: ['Groups'],
    }),
    /** As the instructor sees them, with single exams. */
    getMember: build.query({ ...asks(getGroupMember), providesTags: ['Groups'] }),
    /** Refused with `too-much-homework`. */
    setHomework: build.mutation({
      ...asks(({ groupId, ...body }: ByGroup & BodyOf<typeof addHomework>) =>
        requestTo(addHomework, { groupId, body }),
      ),
      invalidatesTags: onSuccess('Groups'),
    }),
    changeHomework: build.mutation({
      ...asks(({ groupId, homeworkId, ...body }: ByHomework & BodyOf<typeof updateHomework>) =>
        requestTo(updateHomework, { groupId, homeworkId, body }),
      ),
      invalidatesTags: onSuccess('Groups'),
    }),
    deleteHomework: build.mutation({
      ...asks(deleteHomework),
      invalidatesTags: onSuccess('Groups'),
    }),
    /** Refused with `too-many-groups`. */
    makeGroup: build.mutation({
      ...asks((body: BodyOf<typeof makeGroup>) => requestTo(makeGroup, { body })),
      invalidatesTags: ['Groups'],
    }),
    /** Refused with 422 for a code that is none, `too-many-groups` or `group-full`. */
    joinGroup: build.mutation({
      ...asks((code: string) => requestTo(joinByCode, { body: { code } })),
      invalidatesTags: ['Groups'],
    }),
    changeGroup: build.mutation({
      ...asks(({ groupId, ...body }: ByGroup & BodyOf<typeof updateGroup>) =>
        requestTo(updateGroup, { groupId, body }, { keepalive: true }),
      ),
      invalidatesTags: ['Groups'],
    }),
    deleteGroup: build.mutation({
      ...asks((groupId: number) => requestTo(deleteGroup, { groupId })),
      invalidatesTags: onSuccess('Groups'),
    }),
    changeSharing: build.mutation({
      ...asks(({ groupId, ...body }: ByGroup & BodyOf<typeof changeSharing>) =>
        requestTo(changeSharing, { groupId, body }),
      ),
      invalidatesTags: ['Groups'],
    }),
    /** A member leaves, or the instructor removes one. */
    endMembership: build.mutation({
      ...asks(endMembership),
      invalidatesTags: onSuccess('Groups'),
    }),
  }),
});

import Joi from 'joi';
import { CATEGORY } from '../api/category.ts';
import {
  type ExamsDto,
  GROUP_ROLES,
  type GroupDetailsDto,
  type GroupDto,
  type GroupMemberDto,
  type GroupTopicDto,
  type HomeworkDto,
  type MemberAnswerDto,
  type MemberDetailsDto,
  type MemberExamDto,
  type MemberHomeworkDto,
  type MemberReadinessDto,
  type MemberResultDto,
  type MemberTopicDto,
  type PersonDto,
  type PracticeDto,
  type SharingDto,
} from '../dto/groups.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';

const count = FIELDS.count.required();
const instant = FIELDS.instant.required();
const share = Joi.number().min(0).max(1).allow(null).required();
const yesOrNo = Joi.boolean().required();

export const GROUP_ROLE = Joi.string().valid(...GROUP_ROLES);

export const SHARING = shapeOf<SharingDto>({
  readiness: yesOrNo,
  exams: yesOrNo,
  topics: yesOrNo,
  answers: yesOrNo,
});

const PERSON_FIELDS = { username: Joi.string().allow(null).required(), level: count };

export const HOMEWORK_FIELDS = {
  homeworkId: FIELDS.id.required(),
  topic: FIELDS.topic,
  count,
  due: FIELDS.day.required(),
  created: instant,
};

const HOMEWORK = shapeOf<HomeworkDto>({ ...HOMEWORK_FIELDS, answered: FIELDS.count.allow(null).required() });

const GROUP_FIELDS = {
  groupId: FIELDS.id.required(),
  name: Joi.string().required(),
  category: CATEGORY.required(),
  created: instant,
  role: GROUP_ROLE.required(),
  instructor: shapeOf<PersonDto>(PERSON_FIELDS).required(),
  memberCount: count,
  proposedExam: FIELDS.day.allow(null).required(),
  homework: listOf(HOMEWORK).required(),
  code: Joi.string().allow(null).required(),
  sharing: SHARING.allow(null).required(),
};

const EXAM_FIELDS = { finished: instant, passed: yesOrNo, points: count };

const MEMBER_FIELDS = {
  ...PERSON_FIELDS,
  userId: FIELDS.id.required(),
  joined: instant,
  sharing: SHARING.required(),
  practice: shapeOf<PracticeDto>({
    lastTest: FIELDS.instant.allow(null).required(),
    testsThisWeek: count,
  })
    .allow(null)
    .required(),
  readiness: shapeOf<MemberReadinessDto>({
    probability: share,
    low: share,
    high: share,
    missingAnswers: count,
  })
    .allow(null)
    .required(),
  exams: shapeOf<ExamsDto>({
    taken: count,
    passed: count,
    last: shapeOf<MemberExamDto>(EXAM_FIELDS).allow(null).required(),
  })
    .allow(null)
    .required(),
  homework: listOf(shapeOf<MemberHomeworkDto>({ homeworkId: FIELDS.id.required(), answered: count }))
    .allow(null)
    .required(),
  topics: listOf(
    shapeOf<MemberTopicDto>({ topic: FIELDS.topic.required(), questions: count, seen: count, wrong: count }),
  )
    .allow(null)
    .required(),
};

const ANSWER = shapeOf<MemberAnswerDto>({
  questionNumber: FIELDS.id.required(),
  answer: FIELDS.answer,
  correctAnswer: FIELDS.answer.required(),
});

const GROUP = shapeOf<GroupDto>(GROUP_FIELDS);

export const GROUP_RESPONSES = {
  group: GROUP,
  homework: HOMEWORK,
  groups: listOf(GROUP),
  groupDetails: shapeOf<GroupDetailsDto>({
    ...GROUP_FIELDS,
    members: listOf(shapeOf<GroupMemberDto>(MEMBER_FIELDS)).required(),
    topics: listOf(
      shapeOf<GroupTopicDto>({ topic: FIELDS.topic.required(), members: count, seen: count, wrong: count }),
    )
      .allow(null)
      .required(),
  }),
  groupMember: shapeOf<MemberDetailsDto>({
    ...MEMBER_FIELDS,
    results: listOf(
      shapeOf<MemberResultDto>({ ...EXAM_FIELDS, answers: listOf(ANSWER).allow(null).required() }),
    )
      .allow(null)
      .required(),
  }),
  sharing: SHARING,
} as const;

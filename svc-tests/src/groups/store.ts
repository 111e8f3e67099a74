import type { SharingDto } from '@zielona-fala/contracts';
import { sharedTransaction, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import type { Group, GroupChanges, Homework, HomeworkAddress, HomeworkChanges, Member } from './group.ts';

type GroupDocument = Omit<Group, 'groupId'> & { readonly _id: number };

const memberSchema = new Schema<Member>(
  {
    userId: { type: Number, required: true },
    joined: { type: Date, required: true },
    sharing: {
      readiness: { type: Boolean, required: true },
      exams: { type: Boolean, required: true },
      topics: { type: Boolean, required: true },
      answers: { type: Boolean, required: true },
    },
  },
  { _id: false },
);

const homeworkSchema = new Schema<Homework>(
  {
    homeworkId: { type: Number, required: true },
    topic: String,
    rule: String,
    count: { type: Number, required: true },
    due: { type: String, required: true },
    created: { type: Date, required: true },
  },
  { _id: false },
);

const groupSchema = new Schema<GroupDocument>(
  {
    _id: Number,
    instructorId: { type: Number, required: true },
    name: { type: String, required: true },
    category: { type: String, required: true },
    code: { type: String, required: true },
    proposedExam: { type: String, default: null },
    created: { type: Date, required: true },
    homework: { type: [homeworkSchema], default: undefined },
    members: [memberSchema],
  },
  { versionKey: false },
)
  .index({ code: 1 }, { unique: true })
  .index({ instructorId: 1 })
  .index({ 'members.userId': 1 })
  .index(
    { 'homework.homeworkId': 1 },
    { unique: true, partialFilterExpression: { 'homework.homeworkId': { $exists: true } } },
  );

/** Groups with their members and homework: one document each, since both are few. */
export interface GroupStore {
  /** @throws a duplicate-key error when the id or the code is taken */
  insert(group: Group, transaction: Transaction): Promise<void>;
  isCodeTaken(code: string): Promise<boolean>;
  countLed(instructorId: number, transaction: Transaction): Promise<number>;
  countJoined(userId: number, transaction: Transaction): Promise<number>;
  findByCode(code: string, transaction: Transaction): Promise<Group | null>;
  findLed(groupId: number, instructorId: number, transaction: Transaction): Promise<Group | null>;
  /** The group, joined by the learner, that has this homework. */
  findByHomework(homeworkId: number, memberId: number): Promise<Group | null>;
  addMember(groupId: number, member: Member, transaction: Transaction): Promise<void>;
  /** All that a learner leads or has joined, newest first. */
  ofLearner(userId: number): Promise<readonly Group[]>;
  /** One that a learner leads or has joined. */
  find(groupId: number, userId: number): Promise<Group | null>;
  /** @returns the group as it is then; null when the instructor leads no such group */
  change(groupId: number, instructorId: number, changes: GroupChanges): Promise<Group | null>;
  /** @throws a duplicate-key error when another group has one of these ids */
  setHomework(groupId: number, homework: readonly Homework[], transaction: Transaction): Promise<void>;
  /** @returns the homework as it is then; null when the instructor leads no group with it */
  changeHomework(
    address: HomeworkAddress,
    instructorId: number,
    changes: HomeworkChanges,
  ): Promise<Homework | null>;
  /** @returns false when the instructor leads no group with it */
  removeHomework(address: HomeworkAddress, instructorId: number): Promise<boolean>;
  /** @returns what the member shares afterwards; null if the member does not exist */
  share(groupId: number, userId: number, sharing: Partial<SharingDto>): Promise<SharingDto | null>;
  /**
   * @param by the member, or the instructor
   * @returns false if the member does not exist or the caller may not remove them
   */
  removeMember(groupId: number, userId: number, by: number): Promise<boolean>;
  /** @returns false when the instructor leads no such group */
  remove(groupId: number, instructorId: number): Promise<boolean>;
  /** Groups go with who leads them. */
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createGroupStore(connection: Connection): GroupStore {
  const groups = connection.model('Group', groupSchema, 'groups');
  return {
    async insert({ groupId, ...rest }, transaction) {
      await groups.insertOne({ _id: groupId, ...rest }, { session: transaction });
    },
    async isCodeTaken(code) {
      return (await groups.exists({ code })) !== null;
    },
    countLed: (instructorId, transaction) => groups.countDocuments({ instructorId }).session(transaction),
    countJoined: (userId, transaction) =>
      groups.countDocuments({ 'members.userId': userId }).session(transaction),
    async findByCode(code, transaction) {
      return fromFound(await groups.findOne({ code }).session(transaction).lean());
    },
    async findLed(groupId, instructorId, transaction) {
      return fromFound(await groups.findOne({ _id: groupId, instructorId }).session(transaction).lean());
    },
    async findByHomework(homeworkId, memberId) {
      return fromFound(
        await groups.findOne({ 'members.userId': memberId, 'homework.homeworkId': homeworkId }).lean(),
      );
    },
    async addMember(groupId, member, transaction) {
      await groups.updateOne({ _id: groupId }, { $push: { members: member } }, { session: transaction });
    },
    async ofLearner(userId) {
      const found = await groups.find(ownedBy(userId)).sort({ created: -1, _id: -1 }).lean();
      return found.map(fromDocument);
    },
    async find(groupId, userId) {
      return fromFound(await groups.findOne({ _id: groupId, ...ownedBy(userId) }).lean());
    },
    async change(groupId, instructorId, changes) {
      const changed = await groups
        .findOneAndUpdate(
          { _id: groupId, instructorId },
          { $set: changes },
          { session: sharedTransaction(), returnDocument: 'after' },
        )
        .lean();
      return fromFound(changed);
    },
    async setHomework(groupId, homework, transaction) {
      await groups.updateOne({ _id: groupId }, { $set: { homework } }, { session: transaction });
    },
    async changeHomework({ groupId, homeworkId }, instructorId, changes) {
      const changed = Object.entries(changes).map(([field, value]) => [`homework.$.${field}`, value]);
      const group = await groups
        .findOneAndUpdate(
          { _id: groupId, instructorId, 'homework.homeworkId': homeworkId },
          { $set: Object.fromEntries(changed) },
          { session: sharedTransaction(), returnDocument: 'after' },
        )
        .lean();
      return group?.homework?.find((each) => each.homeworkId === homeworkId) ?? null;
    },
    async removeHomework({ groupId, homeworkId }, instructorId) {
      const { matchedCount } = await groups.updateOne(
        { _id: groupId, instructorId, 'homework.homeworkId': homeworkId },
        { $pull: { homework: { homeworkId } } },
      );
      return matchedCount === 1;
    },
    async share(groupId, userId, sharing) {
      const changes = Object.entries(sharing).map(([thing, isShared]) => [
        `members.$.sharing.${thing}`,
        isShared,
      ]);
      const changed = await groups
        .findOneAndUpdate(
          { _id: groupId, 'members.userId': userId },
          { $set: Object.fromEntries(changes) },
          { session: sharedTransaction(), returnDocument: 'after' },
        )
        .select({ members: { $elemMatch: { userId } } })
        .lean();
      return changed?.members[0]?.sharing ?? null;
    },
    async removeMember(groupId, userId, by) {
      const allowed = by === userId ? {} : { instructorId: by };
      const { matchedCount } = await groups.updateOne(
        { _id: groupId, 'members.userId': userId, ...allowed },
        { $pull: { members: { userId } } },
      );
      return matchedCount === 1;
    },
    async remove(groupId, instructorId) {
      const { deletedCount } = await groups.deleteOne({ _id: groupId, instructorId });
      return deletedCount === 1;
    },
    async eraseLearner(userId, transaction) {
      await groups.deleteMany({ instructorId: userId }, { session: transaction });
      await groups.updateMany(
        { 'members.userId': userId },
        { $pull: { members: { userId } } },
        { session: transaction },
      );
    },
    async ensureIndexes() {
      await groups.createIndexes();
    },
  };
}

const ownedBy = (userId: number) => ({ $or: [{ instructorId: userId }, { 'members.userId': userId }] });

function fromDocument({ _id, ...rest }: GroupDocument): Group {
  return { groupId: _id, ...rest };
}

function fromFound(document: GroupDocument | null): Group | null {
  return document === null ? null : fromDocument(document);
}

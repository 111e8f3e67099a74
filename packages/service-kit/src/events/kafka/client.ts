/** A library that speaks with Kafka's brokers, with what outbox, relay, inbox and consumers need of it. */
export interface KafkaClient {
  /** @throws if Kafka is unavailable */
  producer(options: ProducerOptions): Promise<KafkaProducer>;
  /** A member of a consumer group, which joins it when it runs. */
  consumer(options: ConsumerOptions): KafkaConsumer;
  /**
   * @param retries attempts after a failed one, if not as many as a start of the brokers takes
   * @throws if Kafka is unavailable
   */
  admin(options?: { readonly retries: number }): Promise<KafkaAdmin>;
  /** Whether an error is the library's: Kafka was unavailable or refused something. */
  isOwnError(error: unknown): boolean;
}

export interface ProducerOptions {
  /** How long brokers may take to confirm a batch, in milliseconds. */
  readonly timeout: number;
}

/** Sends each batch once: what failed is sent again as a whole, by a new producer. */
export interface KafkaProducer {
  /** @throws if any broker did not confirm its part */
  sendBatch(batch: OutgoingBatch): Promise<unknown>;
  disconnect(): Promise<void>;
}

export interface OutgoingBatch {
  /** How many copies must hold a message; −1: all that are in sync. */
  readonly acks: number;
  readonly topicMessages: readonly OutgoingMessages[];
}

/** The partition of a message follows from its key, the same in every library. */
export interface OutgoingMessages {
  readonly topic: string;
  readonly messages: readonly { readonly key: string; readonly value: string }[];
}

export interface ConsumerOptions {
  readonly groupId: string;
  /** How long a member that is silent keeps its partitions, in milliseconds. */
  readonly sessionTimeout: number;
  readonly heartbeatInterval: number;
  /** After how many milliseconds a long batch commits what is resolved of it. */
  readonly commitInterval: number;
  /** Called for one batch at a time. If it fails, the messages that are not resolved come again. */
  readonly onBatch: (batch: IncomingBatch) => Promise<void>;
  readonly onJoin: (partitions: AssignedPartitions) => void;
  /** The member has no partitions until it joins again. */
  readonly onLeave: () => void;
  /** The member does not join again by itself. */
  readonly onCrash: () => void;
}

/** Partitions by topic. */
export type AssignedPartitions = Readonly<Record<string, readonly number[]>>;

export interface KafkaConsumer {
  /**
   * Joins the group and reads on from the committed offsets, or from the beginning.
   * @throws if Kafka is unavailable; it can be called again
   */
  run(topics: readonly string[]): Promise<void>;
  /** Waits for the messages in hand, commits them and leaves the group. */
  stop(): Promise<void>;
}

/** Messages of one partition, in their order. */
export interface IncomingBatch {
  readonly topic: string;
  readonly partition: number;
  readonly messages: readonly IncomingMessage[];
  /** The offset of the next message to be written, as of the fetch. */
  readonly highWatermark: string;
  /** False when the member stops or has lost the partition: the rest is for others. */
  isCurrent(): boolean;
  /** Messages up to this offset are done; commits them when it is time. */
  resolve(offset: string): Promise<void>;
  /** Tells the group that the member is alive, unless the library does so by itself. */
  heartbeat(): Promise<void>;
}

export interface IncomingMessage {
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly offset: string;
}

/** Reads the state of topics and groups, and creates topics. */
export interface KafkaAdmin {
  /** @throws if Kafka is unavailable */
  ping(): Promise<void>;
  listTopics(): Promise<readonly string[]>;
  /** Creates topics; it is no error if others create them meanwhile. */
  createTopics(topics: readonly string[], settings: TopicSettings): Promise<void>;
  /** @throws if the broker asked does not know one of them yet */
  requireTopics(topics: readonly string[]): Promise<void>;
  /** @param topics all that the group has read, if absent */
  fetchOffsets(groupId: string, topics?: readonly string[]): Promise<readonly CommittedOffsets[]>;
  fetchTopicOffsets(topic: string): Promise<readonly TopicOffsets[]>;
  describeGroup(groupId: string): Promise<GroupDescription>;
  disconnect(): Promise<void>;
}

export interface TopicSettings {
  readonly partitions: number;
  /** −1: as the brokers say. */
  readonly replicationFactor: number;
  readonly retentionMs: number;
}

/** Offsets that a group reads next, by partition; negative where it has committed none. */
export interface CommittedOffsets {
  readonly topic: string;
  readonly partitions: readonly { readonly partition: number; readonly offset: string }[];
}

/** The first message that is kept, and the next one to be written. */
export interface TopicOffsets {
  readonly partition: number;
  readonly low: string;
  readonly high: string;
}

export interface GroupDescription {
  /** As Kafka names it: `Stable`, `Empty`, `Dead` (no such group) … */
  readonly state: string;
  readonly members: readonly {
    readonly clientId: string;
    readonly memberId: string;
    readonly assignment: AssignedPartitions;
  }[];
}

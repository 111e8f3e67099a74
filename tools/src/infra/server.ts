/** A running server and how to end it. One that was running already is left alone. */
export interface InfraServer {
  /** Connection string as its clients take it. */
  address: string;
  pid: number | null;
  stop: () => Promise<void>;
}

export interface InfraPlace {
  /** Where the server keeps its data; created when missing. */
  dataDir: string;
  logFile: string;
}

export const foreign = (address: string): InfraServer => ({ address, pid: null, stop: async () => {} });

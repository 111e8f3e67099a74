/** What a process has used. */
export interface ProcessMetrics {
  /** Seconds of processor time since its start. */
  readonly cpuSeconds: number;
  /** Resident memory in megabytes (1,000,000 bytes). */
  readonly memoryMb: number;
}

/** Reads what a process of the product says of itself at its probe port. */
export async function readMetrics(probeUrl: string): Promise<ProcessMetrics> {
  const text = await (await fetch(`${probeUrl}/metrics`)).text();
  const sampleOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    cpuSeconds: sampleOf('process_cpu_seconds_total'),
    memoryMb: sampleOf('process_resident_memory_bytes') / 1_000_000,
  };
}

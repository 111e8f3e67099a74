/** The build of a process, as its metrics show it. */
export async function buildOf(probeUrl: string): Promise<string> {
  const metrics = await (await fetch(`${probeUrl}/metrics`)).text();
  return /^build_info\{build="([^"]+)"\} 1$/m.exec(metrics)?.[1] ?? 'unknown';
}

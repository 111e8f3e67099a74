import { goTool } from '../infra/go-tool.ts';
import type { Manifest } from '../kubernetes/manifests.ts';
import { runToEnd } from '../process/run.ts';

/** What an operator does with a cluster, by kubectl. */
export interface Kubectl {
  /** @throws unless its code is 0 */
  (...args: readonly string[]): Promise<string>;
  /** Reads what it answers as JSON. */
  json<Answer>(...args: readonly string[]): Promise<Answer>;
  /** Has manifests applied, by whom a rollout would be. */
  apply(manifests: readonly Manifest[]): Promise<void>;
}

/**
 * @param kubeconfig of whoever acts
 * @param signal ends what waits for an answer: a cluster that is gone gives none
 */
export async function createKubectl(kubeconfig: string, signal: AbortSignal): Promise<Kubectl> {
  const program = await goTool('kubectl');
  const call = (args: readonly string[], input?: string): Promise<string> =>
    runToEnd(program, ['--kubeconfig', kubeconfig, ...args], {
      signal,
      ...(input === undefined ? {} : { input }),
    });
  const kubectl = (...args: readonly string[]) => call(args);
  return Object.assign(kubectl, {
    async json<Answer>(...args: readonly string[]): Promise<Answer> {
      return JSON.parse(await call([...args, '--output=json']));
    },
    async apply(manifests: readonly Manifest[]): Promise<void> {
      const list = { apiVersion: 'v1', kind: 'List', items: manifests };
      await call(['apply', '--filename=-'], JSON.stringify(list));
    },
  });
}

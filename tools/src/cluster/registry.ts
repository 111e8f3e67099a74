import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { goTool } from '../infra/go-tool.ts';
import { type InfraServer, keepRunning } from '../infra/server.ts';
import type { OnCrash } from '../process/supervisor.ts';
import { MACHINE_ADDRESS } from './space.ts';

/** Where images are pushed to, and where the node pulls whatever a manifest names. */
export const REGISTRY = `${MACHINE_ADDRESS}:5000`;

/** @param layers folder that keeps the layers of images from one cluster to the next */
export async function startRegistry(layers: string, dir: string, onCrash: OnCrash): Promise<InfraServer> {
  await mkdir(layers, { recursive: true });
  return keepRunning(
    {
      name: 'registry',
      address: `http://${REGISTRY}`,
      command: {
        command: await goTool('crane'),
        args: ['registry', 'serve', '--address', REGISTRY, '--disk', layers],
        cwd: dir,
      },
      ready: async () => {
        const { ok, status } = await fetch(`http://${REGISTRY}/v2/`);
        if (!ok) throw new Error(`it answers ${status}`);
      },
    },
    { dataDir: dir, logFile: path.join(dir, 'logs', 'registry.log'), onCrash },
  );
}

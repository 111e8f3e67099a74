import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { UserError } from '../process/user-error.ts';

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** `count` different ports on which nothing listens. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map(close));
  return ports;
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('The system has no free port');
  return port;
}

async function isPortFree(port: number): Promise<boolean> {
  try {
    await close(await listen(port));
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    throw error;
  }
}

export interface PortOptions {
  /** The variable that sets it, and its value. */
  variable: string;
  value: string | undefined;
  /** The port to prefer when nothing is set. */
  standard: number;
  /** A port that is spoken for, though nothing listens on it yet. */
  reserved?: number;
}

/**
 * The port for a part people open themselves: a set one must be free, a taken default gives way to a free one.
 * @throws UserError when the set value is no port or is taken
 */
export async function choosePort({ variable, value, standard, reserved }: PortOptions): Promise<number> {
  const isFree = async (port: number) => port !== reserved && (await isPortFree(port));
  if (value === undefined || value === '') return (await isFree(standard)) ? standard : freePort();
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`${variable} is “${value}”, which is not a port (1–65535).`);
  }
  if (!(await isFree(port))) {
    throw new UserError(`Port ${port} (${variable}) is taken: set another, or leave ${variable} out.`);
  }
  return port;
}

import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { INGRESS_ADDRESS } from './ingress.ts';

/** What a browser is told to trust of the ingress: digests of the keys with which it answers by these names. */
export async function keysOfIngress(names: readonly string[]): Promise<string> {
  return (await Promise.all(names.map(keyOf))).join();
}

async function keyOf(servername: string): Promise<string> {
  const socket = connect({ host: INGRESS_ADDRESS, port: 443, servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    const certificate = new X509Certificate(socket.getPeerCertificate().raw);
    const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
    return createHash('sha256').update(key).digest('base64');
  } finally {
    socket.destroy();
  }
}

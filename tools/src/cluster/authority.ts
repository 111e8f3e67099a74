import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';

/** Whom a certificate names, and for which addresses and hosts. */
export interface Subject {
  readonly name: string;
  /** Kubernetes takes it for the group of a user. */
  readonly group?: string;
  readonly addresses?: readonly string[];
  readonly hosts?: readonly string[];
}

/** Files of a certificate and its key, in PEM. */
export interface Certified {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate authority of one cluster, thrown away with it. */
export interface Authority {
  /** Its own certificate. */
  readonly file: string;
  readonly key: string;
  issue(subject: Subject): Promise<Certified>;
}

const DAYS = ['-days', '30'];
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

export async function createAuthority(dir: string): Promise<Authority> {
  await mkdir(dir, { recursive: true });
  const place = (name: string) => path.join(dir, name);
  const own = { file: place('ca.crt'), key: place('ca.key') };
  await openssl([
    ...['req', '-x509', ...KEY, ...DAYS, '-subj', '/CN=Zielona Fala drill', '-keyout', own.key],
    ...['-out', own.file, '-addext', 'keyUsage=critical,keyCertSign,digitalSignature'],
  ]);
  return {
    ...own,
    async issue({ name, group, addresses = [], hosts = [] }) {
      const file = name.replaceAll(':', '-');
      const [key, request, certificate] = ['key', 'csr', 'crt'].map((end) => place(`${file}.${end}`));
      const issued = { certificate: certificate ?? '', key: key ?? '' };
      const alternatives = [
        ...addresses.map((address) => `IP:${address}`),
        ...hosts.map((host) => `DNS:${host}`),
      ];
      const extensions = [
        'extendedKeyUsage=serverAuth,clientAuth',
        ...(alternatives.length > 0 ? [`subjectAltName=${alternatives.join()}`] : []),
      ];
      await writeFile(place(`${file}.ext`), extensions.join('\n'));
      const subject = `${group === undefined ? '' : `/O=${group}`}/CN=${name}`;
      await openssl(['req', ...KEY, '-subj', subject, '-keyout', issued.key, '-out', request ?? '']);
      await openssl([
        ...['x509', '-req', ...DAYS, '-in', request ?? '', '-CA', own.file, '-CAkey', own.key],
        ...['-CAcreateserial', '-extfile', place(`${file}.ext`), '-out', issued.certificate],
      ]);
      return issued;
    },
  };
}

const openssl = (args: string[]): Promise<string> => runToEnd('openssl', args);

import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from '../base-config.ts';
import { messageSourcesOf } from '../messages/sources.ts';
import { REPOSITORY_DIR, WEB_BUILD_DIR, WEB_KIT_DIR } from '../paths.ts';
import { CompileMessages } from '../plugins/compile-messages.ts';
import { findPortal } from './find-portal.ts';
import { createMockPortal } from './mock-portal.ts';

export interface StandaloneBuild {
  /** Name of the remote, e.g. `dashboard`. */
  readonly name: string;
  readonly workspace: string;
}

type DevServerOptions = Exclude<Configuration['devServer'], false | undefined>;

/** Ports are tried from here on: away from those of a running stack. */
const FIRST_PORT = '8180';

/** The entry, which no file of the remote is: brings the remote and its page together. */
function entryFor({ name, workspace }: StandaloneBuild): string {
  const file = (...steps: string[]) => JSON.stringify(join(...steps));
  const code = `
    import * as remote from ${file(workspace, 'src/routes.tsx')};
    import { ROUTE_TABLE as routeTable } from ${file(workspace, 'src/route-table.ts')};
    import { startStandalone } from ${file(WEB_BUILD_DIR, 'standalone/start.tsx')};
    import pl from ${file(WEB_KIT_DIR, '.messages/pl.json')};
    import en from ${file(WEB_KIT_DIR, '.messages/en.json')};
    import de from ${file(WEB_KIT_DIR, '.messages/de.json')};
    const kit = { pl, en, de };
    const options = { name: ${JSON.stringify(name)}, remote, routeTable, kitTexts: async (locale) => kit[locale] };
    void startStandalone(options, document.getElementById('root'));`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function devServer(name: string): DevServerOptions {
  process.env.RSPACK_DEV_SERVER_BASE_PORT ??= FIRST_PORT;
  const portal = findPortal(process.env, join(REPOSITORY_DIR, '.local/stack.json'));
  const calls = portal
    ? `answered by the portal at ${portal}`
    : 'answered by a mock portal with one signed-in learner; npm start or PORTAL_URL gives a real one';
  return {
    host: 'localhost',
    port: process.env.PORT ?? 'auto',
    hot: false,
    static: false,
    historyApiFallback: { disableDotRule: true },
    ...(portal ? { proxy: [{ context: ['/api', '/media'], target: portal, changeOrigin: true }] } : {}),
    setupMiddlewares: (middlewares) =>
      portal ? middlewares : [{ path: '/api', middleware: createMockPortal() }, ...middlewares],
    onListening: ({ server }: { server: Server }) => {
      const { port } = server.address() as AddressInfo;
      console.log(`mf-${name} alone: http://localhost:${port}\nIts calls are ${calls}.`);
    },
  };
}

/** Configuration of `rspack serve`: the remote as a page of its own, without federation. */
export function standaloneConfig(build: StandaloneBuild): Configuration {
  const { name, workspace } = build;
  const base = baseConfig({
    workspace,
    name: `mf_${name}`,
    buildId: 'alone',
    messageSources: messageSourcesOf(workspace),
  });
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { main: entryFor(build) },
    output: { ...base.output, publicPath: '/' },
    lazyCompilation: false,
    plugins: [
      ...(base.plugins ?? []),
      new CompileMessages({ workspace: WEB_KIT_DIR, sources: [WEB_KIT_DIR] }),
      new rspack.HtmlRspackPlugin({ template: join(WEB_BUILD_DIR, 'standalone/index.html') }),
    ],
    devServer: devServer(name),
  };
}

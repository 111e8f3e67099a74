import { mergeRsbuildConfig } from '@rsbuild/core';
import { CALLS_FOR_BROWSERS, NO_SCHEMAS } from '@zielona-fala/web-build/calls-for-browsers';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const BRAND_DRAWINGS = /simple-icons[\\/]icons[\\/].*\.svg$/;

/** web-kit's sources as the microfrontends build them: class names by file and name, brands' drawings as text, calls without their schemas. */
export default {
  stories: ['../src/*.stories.tsx'],
  framework: 'storybook-react-rsbuild',
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  rsbuildFinal: (config) =>
    mergeRsbuildConfig(config, {
      resolve: { alias: NO_SCHEMAS },
      output: {
        overrideBrowserslist: ['last 2 Chrome versions'],
        cssModules: {
          namedExport: true,
          exportLocalsConvention: 'asIs',
          localIdentName: '[name]__[local]',
        },
      },
      tools: {
        swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
        rspack: { module: { rules: [CALLS_FOR_BROWSERS] } },
        // would put older colours in place of light-dark()
        lightningcssLoader: false,
        bundlerChain: (chain, { CHAIN_ID }) => {
          chain.module.rule(CHAIN_ID.RULE.SVG).exclude.add(BRAND_DRAWINGS);
          chain.module.rule('brand-drawings').test(BRAND_DRAWINGS).type('asset/source');
        },
      },
    }),
} satisfies StorybookConfig;

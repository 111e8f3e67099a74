import { LOCALES } from '@zielona-fala/contracts';
import { THEMES } from '@zielona-fala/contracts/portal';
import '@zielona-fala/web-kit/styles.css';
import type { Preview } from 'storybook-react-rsbuild';
import { inPortal } from '../src/in-portal.tsx';

const NAMES = {
  pl: 'Polski',
  en: 'English',
  de: 'Deutsch',
  light: 'light',
  dark: 'dark',
  system: 'as the system',
};

export default {
  decorators: [inPortal],
  parameters: { layout: 'padded', backgrounds: { disable: true } },
  initialGlobals: { locale: 'pl', theme: 'system' },
  globalTypes: {
    locale: {
      description: 'Language of the texts',
      toolbar: { icon: 'globe', items: LOCALES.map((value) => ({ value, title: NAMES[value] })) },
    },
    theme: {
      description: 'Theme; forced colours are the browser’s: emulate them in its developer tools',
      toolbar: { icon: 'contrast', items: THEMES.map((value) => ({ value, title: NAMES[value] })) },
    },
  },
} satisfies Preview;

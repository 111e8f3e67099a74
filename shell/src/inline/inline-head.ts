import { applyChoices } from './apply-choices.ts';
import { reloadWithoutScript } from './reload-without-script.ts';
import { replayPress } from './replay-press.ts';

reloadWithoutScript(window);
applyChoices(window);
replayPress(document.documentElement);

import { applyChoices } from './apply-choices.ts';
import { replayPress } from './replay-press.ts';

applyChoices(window);
replayPress(document.documentElement);

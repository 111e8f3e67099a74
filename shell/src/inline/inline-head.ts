import { applyChoices } from './apply-choices.ts';
import { askAhead } from './ask-ahead.ts';
import { reloadWithoutScript } from './reload-without-script.ts';
import { replayPress } from './replay-press.ts';

reloadWithoutScript(window);
applyChoices(window);
askAhead(window);
replayPress(document.documentElement);

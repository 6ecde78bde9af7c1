import { colourModes } from 'shared-kernel/domain/profile';
import type { CommandInputs } from 'shared-kernel/testing';
import { setColourMode } from './set-colour-mode';
import { setCompactView } from './set-compact-view';

export const inputs: readonly CommandInputs[] = [
  { command: setColourMode, with: { colourMode: colourModes } },
  { command: setCompactView, with: { compactView: [true, false] } },
];

import type { Tone } from '../../domain/status';
import styles from '../tone.module.css';

/** The class that gives an element `--tone`, `--tone-bg`, `--tone-border` and `--tone-mark`. */
export const toneClass = (tone: Tone): string => styles[tone] ?? '';

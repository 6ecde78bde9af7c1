import type { Tone } from '../../domain/status';
import styles from '../tone.module.css';

/**
 * The class that gives an element `--tone`, `--tone-bg`, `--tone-border` and `--tone-mark`.
 *
 * @example
 * <span className={toneClass('warning')}>Late</span>
 */
export const toneClass = (tone: Tone): string => styles[tone] ?? '';

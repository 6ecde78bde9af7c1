const fontSize = 'var(--tf-font-size-13)';

/** The round mark of a step in the tone around it: antd gives own icons neither ground nor border. */
export const tonedMark = {
  border: '1px solid var(--tone-border)',
  background: 'var(--tone-bg)',
  color: 'var(--tone)',
  fontSize,
} as const;

/** The mark of a step that a course is past; only what is current has a colour. */
export const doneMark = {
  border: '1px solid var(--tf-neutral-border)',
  background: 'var(--tf-neutral-bg)',
  color: 'var(--tf-neutral)',
  fontSize,
} as const;

/** The mark of the step that a course has reached. */
export const currentMark = {
  border: '1px solid var(--tf-primary)',
  background: 'var(--tf-primary)',
  color: 'var(--tf-on-primary)',
  fontSize,
} as const;

/** The mark of a step that is still to come. */
export const plainMark = {
  border: '1.5px solid var(--tf-border)',
  background: 'var(--tf-surface)',
  color: 'var(--tf-text-tertiary)',
  fontSize,
} as const;

/** antd makes an item higher than its mark, which would leave a gap below the last. */
export const asHighAsItsText = { minHeight: 0 } as const;

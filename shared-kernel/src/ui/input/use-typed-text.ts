import { useState, type ChangeEvent } from 'react';

interface Typed {
  readonly text: string;
  readonly isConfirmed: boolean;
  /** The field’s value at blur, if it did not match the typed text yet. */
  readonly valueAtBlur?: string;
}

/**
 * Manages the text of a field whose value is updated with a delay, for example through the URL. The typed text stays
 * until the value matches it and the field has lost the focus. `isSame` compares the text with the value, for example
 * if the value is normalized.
 *
 * @example
 * const { field } = useTypedText(q, setQ);
 * <Input aria-label="Minimum amount" {...field} />
 */
export function useTypedText(
  value: string,
  onChange: (text: string) => void,
  isSame = (typed: string, said: string) => typed === said,
) {
  const [typed, setTyped] = useState<Typed>();

  if (typed && !typed.isConfirmed && isSame(typed.text, value))
    setTyped({ ...typed, isConfirmed: true });
  if (typed?.valueAtBlur !== undefined && typed.valueAtBlur !== value) setTyped(undefined);

  const text = typed?.text ?? value;
  const type = (next: string) => {
    setTyped({ text: next, isConfirmed: isSame(next, value) });
    onChange(next);
  };

  return {
    text,
    type,
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onFocus: () =>
        setTyped((current) => current && { text: current.text, isConfirmed: current.isConfirmed }),
      onBlur: () =>
        setTyped((current) =>
          current && !current.isConfirmed ? { ...current, valueAtBlur: value } : undefined,
        ),
    },
  };
}

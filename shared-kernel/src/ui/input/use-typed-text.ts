import { useState, type ChangeEvent } from 'react';

interface Typed {
  readonly text: string;
  /** Whether the owner has said the same since. */
  readonly isAnswered: boolean;
  /** What the owner said when the field was left unanswered. */
  readonly leftAt?: string;
}

/**
 * A text that its field types for an owner who may answer late, such as the URL: what was typed stands until the owner
 * has answered and the field is left; otherwise the field shows what its owner says. `isSame` compares the two where
 * the owner writes the text in another form.
 *
 * @example
 * const { field } = useTypedText(q, setQ);
 * <Input aria-label="Least amount" {...field} />
 */
export function useTypedText(
  value: string,
  onChange: (text: string) => void,
  isSame = (typed: string, said: string) => typed === said,
) {
  const [typed, setTyped] = useState<Typed>();

  if (typed && !typed.isAnswered && isSame(typed.text, value))
    setTyped({ ...typed, isAnswered: true });
  if (typed?.leftAt !== undefined && typed.leftAt !== value) setTyped(undefined);

  const text = typed?.text ?? value;
  const type = (next: string) => {
    setTyped({ text: next, isAnswered: isSame(next, value) });
    onChange(next);
  };

  return {
    text,
    type,
    /** What the input takes. */
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onFocus: () =>
        setTyped((current) => current && { text: current.text, isAnswered: current.isAnswered }),
      onBlur: () =>
        setTyped((current) =>
          current && !current.isAnswered ? { ...current, leftAt: value } : undefined,
        ),
    },
  };
}

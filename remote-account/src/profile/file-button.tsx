import { useRef, type ChangeEvent, type ComponentProps } from 'react';
import { CommandButton, Icon } from 'shared-kernel/ui';

interface FileButtonProps extends Omit<ComponentProps<typeof CommandButton>, 'icon' | 'onPress'> {
  readonly fieldLabel: string;
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the file picker. Choosing the same file twice in a row works too. */
export function FileButton({ fieldLabel, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onChoose(file);
  };

  if (button.availability?.state === 'denied') return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={fieldLabel}
        accept={accept}
        onChange={choose}
      />
      <CommandButton
        {...button}
        icon={<Icon name="upload" />}
        onPress={() => input.current?.click()}
      />
    </>
  );
}

import { useState } from 'react';
import { CommandButton, Input, Section, Stack } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { addNote } from './commands/add-note';

export function AddNoteField() {
  const { run, isPending, availability } = useCommand(addNote);
  const [text, setText] = useState('');
  const add = async () => {
    const { status } = await run({ text });
    if (status === 'done') setText('');
  };
  return (
    <Section title="New note">
      <Stack isClose>
        <Input
          aria-label="New note"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => void add()}
        />
        <div>
          <CommandButton
            type="primary"
            availability={availability}
            refusal={text.trim() === '' ? 'Write a note first.' : undefined}
            loading={isPending}
            onPress={() => void add()}
          >
            Add note
          </CommandButton>
        </div>
      </Stack>
    </Section>
  );
}

import { useRef, useState, type SubmitEvent } from 'react';
import { classNames } from 'shared-kernel/format';
import button from '../../brand/button.module.css';
import { FormAlert } from '../../sign-in/form-alert';
import { TextField } from '../../sign-in/text-field';
import type { DemoRequestForm } from './demo-request-form';
import { readDemoRequest, type DemoProblems } from './read-demo-request';
import type { SaveDemoRequest } from './save-demo-request';
import { useDemoDraft } from './use-demo-draft';
import styles from './book-demo.module.css';

interface BookDemoFormProps {
  readonly save: SaveDemoRequest;
  readonly onSaved: (request: DemoRequestForm) => void;
}

export function BookDemoForm({ save, onSaved }: BookDemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<DemoProblems>();
  const [phase, setPhase] = useState<'ready' | 'saving' | 'failed'>('ready');
  const { begun, keep, forget } = useDemoDraft();

  const follow = () => {
    if (!form.current) return;
    keep(form.current);
    if (problems) setProblems(readDemoRequest(form.current, Date.now()).problems ?? {});
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { request, problems: found } = readDemoRequest(event.currentTarget, Date.now());
    setProblems(found);
    if (!request) {
      const [firstField = ''] = Object.keys(found);
      event.currentTarget.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
      return;
    }
    setPhase('saving');
    try {
      await save(request);
    } catch {
      setPhase('failed');
      return;
    }
    forget();
    onSaved(request);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={phase === 'saving'}
      onInput={follow}
      onSubmit={(event) => void submit(event)}
    >
      {phase === 'failed' && (
        <FormAlert>The request could not be saved in this browser. Please try again.</FormAlert>
      )}
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={begun.name}
        problem={problems?.name}
      />
      <TextField
        label="Email"
        name="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        defaultValue={begun.email}
        problem={problems?.email}
      />
      <TextField
        label="Company"
        name="company"
        autoComplete="organization"
        defaultValue={begun.company}
        problem={problems?.company}
      />
      <div className={styles.when}>
        <TextField
          label="Day"
          name="date"
          type="date"
          defaultValue={begun.date}
          problem={problems?.date}
        />
        <TextField
          label="Time"
          name="time"
          type="time"
          step={900}
          defaultValue={begun.time}
          problem={problems?.time}
        />
      </div>
      <button
        type="submit"
        className={classNames(button.primary, button.large, button.wide)}
        disabled={phase === 'saving'}
      >
        Request demo
      </button>
    </form>
  );
}

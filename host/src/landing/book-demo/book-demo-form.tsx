import { useRef, useState, type SubmitEvent } from 'react';
import { classNames } from 'shared-kernel/format';
import button from '../../brand/button.module.css';
import { FormAlert } from '../../sign-in/form-alert';
import { TextField } from '../../sign-in/text-field';
import type { DemoRequestForm } from './demo-request-form';
import { readDemoRequest, type DemoProblems } from './read-demo-request';
import type { DemoRefusal, SaveDemoRequest } from './save-demo-request';
import { useDemoDraft } from './use-demo-draft';
import styles from './book-demo.module.css';

interface BookDemoFormProps {
  readonly save: SaveDemoRequest;
  readonly onSaved: (request: DemoRequestForm) => void;
}

const unsaved: DemoRefusal = {
  message: 'The request could not be saved in this browser. Please try again.',
  problems: {},
};

const savedElsewhere: DemoRefusal = {
  message: 'This was saved in another tab, and is not saved twice. Request again for another demo.',
  problems: {},
};

export function BookDemoForm({ save, onSaved }: BookDemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<DemoProblems>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { begun, keep, forget, saveOnce } = useDemoDraft();

  const follow = () => {
    if (!form.current) return;
    keep(form.current);
    if (problems) setProblems(readDemoRequest(form.current, Date.now()).problems ?? {});
  };

  const showProblems = (found: DemoProblems) => {
    setProblems(found);
    const [firstField = ''] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
  };

  const send = async (request: DemoRequestForm): Promise<DemoRefusal | undefined> => {
    let refusal: DemoRefusal | undefined;
    const isRun = await saveOnce(async () => {
      refusal = await save(request).catch(() => unsaved);
      if (!refusal) forget();
    });
    return isRun ? refusal : savedElsewhere;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { request, problems: found } = readDemoRequest(event.currentTarget, Date.now());
    if (!request) {
      showProblems(found);
      return;
    }
    setProblems(undefined);
    setFailure(undefined);
    setSaving(true);
    const refusal = await send(request);
    setSaving(false);
    if (refusal) {
      if (Object.keys(refusal.problems).length > 0) showProblems(refusal.problems);
      else setFailure(refusal.message);
      return;
    }
    onSaved(request);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={isSaving}
      onInput={follow}
      onSubmit={(event) => void submit(event)}
    >
      {failure !== undefined && <FormAlert>{failure}</FormAlert>}
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
        disabled={isSaving}
      >
        Request demo
      </button>
    </form>
  );
}

import { screen } from '@testing-library/react';
import { useState, type FunctionComponent } from 'react';
import { useCurrentToast } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { lazyDialog } from './lazy-dialog';

interface PartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const load = jest.fn<Promise<FunctionComponent<PartProps>>, []>();
const failure = { title: 'The part could not be loaded' };

const Part = ({ open, onClose }: PartProps) =>
  open && (
    <button type="button" onClick={onClose}>
      The part
    </button>
  );
let isBroken = false;
const Broken = (props: PartProps) => {
  if (isBroken) throw new Error('broken inside');
  return <Part {...props} />;
};

function Page({ lazy: Lazy }: { readonly lazy: ReturnType<typeof lazyDialog<PartProps>> }) {
  const [isOpen, setOpen] = useState(false);
  const { toast } = useCurrentToast();
  const close = () => setOpen(false);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{toast?.title}</output>
      <Lazy open={isOpen} onClose={close} />
    </>
  );
}

const said = () => screen.findByText(failure.title);

async function openBesideForm() {
  const { user } = renderWithProviders(<Page lazy={lazyDialog<PartProps>(load, failure)} />);
  await user.type(screen.getByLabelText('Name'), 'Half');
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  return { user, open };
}

beforeEach(() => load.mockReset());

describe('lazyDialog', () => {
  it('[E3] loads the code of a dialog only once, when the dialog is first opened', async () => {
    load.mockResolvedValue(Part);
    const { user, open } = await openBesideForm();
    await user.click(await screen.findByText('The part'));
    await open();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[E3, R110] reports a dialog that fails to load, leaves the page unchanged and retries on the next press', async () => {
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValue(Part);
    const { open } = await openBesideForm();
    expect(await said()).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
    await open();
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('[E3, R110] reports a dialog that throws while rendering', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockResolvedValue(Broken);
    isBroken = true;
    const { open } = await openBesideForm();
    expect(await said()).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
    isBroken = false;
    await open();
    expect(await screen.findByText('The part')).toBeVisible();
    log.mockRestore();
  });
});

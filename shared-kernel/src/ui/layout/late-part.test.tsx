import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { useCurrentToast } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { LatePart } from './late-part';

interface PartProps {
  readonly onClose: () => void;
}

const load = jest.fn<Promise<ComponentType<PartProps>>, []>();
const failure = { title: 'The part could not be loaded' };

const Part = ({ onClose }: PartProps) => (
  <button type="button" onClick={onClose}>
    The part
  </button>
);
const Throwing = () => {
  throw new Error('broken inside');
};

function Page() {
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
      <LatePart load={load} isAsked={isOpen} failure={failure} onFail={close}>
        {(Loaded) => isOpen && <Loaded onClose={close} />}
      </LatePart>
    </>
  );
}

const said = () => screen.findByText(failure.title);

async function openBesideForm() {
  const { user } = renderWithProviders(<Page />);
  await user.type(screen.getByLabelText('Name'), 'Half');
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  return { user, open };
}

beforeEach(() => load.mockReset());

describe('LatePart', () => {
  it('[E3] fetches a part when it is first asked for, and once', async () => {
    load.mockResolvedValue(Part);
    const { user, open } = await openBesideForm();
    await user.click(await screen.findByText('The part'));
    await open();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[E3] says that a part could not be loaded, leaves the rest as it is, and tries again', async () => {
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValue(Part);
    const { open } = await openBesideForm();
    expect(await said()).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
    await open();
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('[E3] says the same of a part that throws while rendering', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockResolvedValueOnce(Throwing).mockResolvedValue(Part);
    const { open } = await openBesideForm();
    expect(await said()).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
    await open();
    expect(await screen.findByText('The part')).toBeVisible();
    log.mockRestore();
  });
});

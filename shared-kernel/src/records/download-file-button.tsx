import { CommandButton, downloadFile, Icon, VisuallyHidden } from '../ui';
import { type CommandButtonProps } from '../ui/command-button';
import { type PreviewedFile } from './file-preview';

export interface DownloadFileButtonProps {
  readonly fileName: string;
  /** The command that hands the file out, as `useCommand` gives it. */
  readonly command: {
    readonly run: (input: { readonly fileName: string }) => Promise<{ readonly status: string }>;
    readonly isPending: boolean;
    readonly availability: CommandButtonProps['availability'];
  };
  /** Asked once the command is done. */
  readonly readFile: () => Promise<PreviewedFile>;
  /** Without its word, where a row has no room for it. */
  readonly iconOnly?: boolean;
}

/** Hands out a file, byte for byte as it is kept. */
export function DownloadFileButton({
  fileName,
  command: { run, isPending, availability },
  readFile,
  iconOnly = false,
}: DownloadFileButtonProps) {
  const download = async () => {
    const result = await run({ fileName });
    if (result.status !== 'done') return;
    const file = await readFile();
    downloadFile(file.name, file.mediaType, file.bytes);
  };
  const button = {
    size: 'small',
    icon: <Icon name="download" />,
    availability,
    loading: isPending,
    onPress: () => void download(),
  } as const;
  if (iconOnly) return <CommandButton {...button} aria-label={`Download ${fileName}`} />;
  return (
    <CommandButton {...button}>
      <span>
        Download <VisuallyHidden>{fileName}</VisuallyHidden>
      </span>
    </CommandButton>
  );
}

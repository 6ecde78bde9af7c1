import { CommandButton, Icon, VisuallyHidden } from '../ui';
import type { CommandButtonProps } from '../ui/input/command-button';
import type { PreviewedFile } from './file-preview';
import { useDownload } from './use-download';

export interface DownloadFileButtonProps {
  readonly fileName: string;
  readonly command: {
    readonly run: (input: { readonly fileName: string }) => Promise<{ readonly status: string }>;
    readonly isPending: boolean;
    readonly availability: CommandButtonProps['availability'];
  };
  readonly readFile: () => Promise<PreviewedFile>;
  readonly iconOnly?: boolean;
}

/** A button that downloads a stored file unchanged, byte for byte. */
export function DownloadFileButton({
  fileName,
  command: { run, isPending, availability },
  readFile,
  iconOnly = false,
}: DownloadFileButtonProps) {
  const { download, isMaking } = useDownload();
  const button = {
    size: 'small',
    icon: <Icon name="download" />,
    availability,
    loading: isPending || isMaking,
    onPress: () => void download(readFile, () => run({ fileName })),
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

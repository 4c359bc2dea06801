import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BrandStudio } from './brand-studio.tsx';
import { clearDraft } from './draft-storage.ts';

/** The studio, and a button that draws it anew as a reload does. */
function StudioHarness({ brand }: { brand: string }) {
  const [visit, setVisit] = useState(0);
  return (
    <PlayerTestProviders>
      <BrandStudio key={visit} brand={brand} />
      <button type="button" hidden data-testid="reload" onClick={() => setVisit(visit + 1)}>
        Reload
      </button>
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Brands/Brand studio',
  component: StudioHarness,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { brand: '' },
  render: (_, { globals }) => <StudioHarness brand={String(globals['brand'])} />,
} satisfies Meta<typeof StudioHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Studio: Story = {};

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text.replaceAll(/[{[]/g, '$&$&'));
}

/** A theme written by hand would keep its own values beside another accent. */
async function followSeeds(canvasElement: HTMLElement) {
  const follow = within(canvasElement).queryByRole('button', {
    name: 'Let every token follow from the seeds',
  });
  if (follow) await userEvent.click(follow);
}

/** What a press on a button would put among the downloads. */
async function download(button: HTMLElement): Promise<{ name: string; text: string } | null> {
  const { createObjectURL } = URL;
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:';
  };
  const note = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    names.push(event.target.download);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  try {
    await userEvent.click(button);
  } finally {
    URL.createObjectURL = createObjectURL;
    document.removeEventListener('click', note);
  }
  const [blob] = blobs;
  return blob ? { name: names[0] ?? '', text: await blob.text() } : null;
}

export const AccentThatCannotBeRead: Story = {
  tags: ['!dev'],
  beforeEach: clearDraft,
  name: 'an accent that cannot be read is refused, with the reason and the nearest that can [BRD-02]',
  play: async ({ canvas, canvasElement }) => {
    const contrast = within(canvas.getByRole('region', { name: 'Contrast' }));
    const downloads = within(canvas.getByRole('region', { name: 'Download' }));
    await expect(contrast.getByRole('status')).toHaveTextContent(/^All \d+ pairs pass\.$/);
    await followSeeds(canvasElement);
    await retype(canvas.getByRole('textbox', { name: 'Accent' }), '#7B7B7B');
    const reason = /onAccent on accent has a contrast of 4\.\d+ to 1 and needs 4\.5\./;
    await waitFor(() => expect(contrast.getByText(reason)).toBeVisible());
    const button = downloads.getByRole('button', { name: 'Download the theme file' });
    await expect(button).toHaveAccessibleDescription(/^Refused: .* needs 4\.5\./);
    await expect(await download(button)).toBeNull();
    const [nearest] = contrast.getAllByRole('button', { name: /^Use #/ });
    if (!nearest) throw new Error('No accent is offered.');
    await userEvent.click(nearest);
    await waitFor(() => expect(contrast.getByRole('status')).toHaveTextContent(/^All \d+ pairs/));
    await expect(await download(button)).not.toBeNull();
  },
};

export const ThemeFile: Story = {
  tags: ['!dev'],
  beforeEach: clearDraft,
  name: 'the downloaded theme file parses and says what was edited [BRD-02]',
  play: async ({ canvas }) => {
    await retype(canvas.getByRole('textbox', { name: 'Radius of a card' }), '9');
    await userEvent.click(canvas.getByRole('radio', { name: 'airy' }));
    await retype(canvas.getByRole('textbox', { name: 'color.focus' }), '{color.text}');
    const file = await download(canvas.getByRole('button', { name: 'Download the theme file' }));
    await expect(file?.name).toBe('tokens.ts');
    // What it imports is replaced by what says how it was called.
    const code = (file?.text ?? '')
      .replace(/^import .*contract.*$/m, 'const contract = { color: { text: "the text" } };')
      .replace(/^import .*deriveTokens.*$/m, 'const deriveTokens = (...given) => given;')
      .replaceAll(/contract\.(?!color\.text\b)\w+\.\w+/g, '"another"');
    const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      tokens: unknown;
    };
    await expect(module.tokens).toMatchObject([
      { radius: 9, density: 'airy', accent: expect.stringMatching(/^#[0-9A-F]{6}$/) },
      { color: { focus: 'the text' } },
    ]);
  },
};

export const DesignTokensFile: Story = {
  tags: ['!dev'],
  beforeEach: clearDraft,
  name: 'the downloaded Design Tokens parse and hold the edited accent [BRD-02]',
  play: async ({ canvas, canvasElement }) => {
    const accent = '#1E5FBF';
    await followSeeds(canvasElement);
    await retype(canvas.getByRole('textbox', { name: 'Accent' }), accent);
    const file = await download(canvas.getByRole('button', { name: 'Download Design Tokens' }));
    await expect(file?.name).toBe('theme.tokens.json');
    await expect(JSON.parse(file?.text ?? '')).toMatchObject({
      color: { accent: { $type: 'color', $value: { colorSpace: 'srgb', hex: accent } } },
    });
  },
};

export const TokenThatIsNone: Story = {
  tags: ['!dev'],
  beforeEach: clearDraft,
  name: 'a value that is none of its token’s kind is refused where it is typed, and changes nothing',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'color.text' });
    const before = (await download(canvas.getByRole('button', { name: 'Download Design Tokens' })))?.text;
    await retype(field, 'url(//a.example/b)');
    await expect(field).toHaveAccessibleDescription(/^Write a color as #RRGGBB/);
    await retype(field, '{color.text}');
    await expect(field).toHaveAccessibleDescription(/^Write a color as #RRGGBB/);
    const after = (await download(canvas.getByRole('button', { name: 'Download Design Tokens' })))?.text;
    await expect(after).toBe(before);
  },
};

export const EditsOutliveAReload: Story = {
  tags: ['!dev'],
  beforeEach: clearDraft,
  name: 'edits outlive a reload, until another theme is started from',
  play: async ({ canvas }) => {
    const radius = () => canvas.getByRole('textbox', { name: 'Radius of a card' });
    const before = (radius() as HTMLInputElement).value;
    await retype(radius(), '3');
    (await canvas.findByTestId('reload')).click();
    await waitFor(() => expect(radius()).toHaveValue('3'));
    await userEvent.click(canvas.getByRole('button', { name: /^Discard changes/ }));
    await expect(radius()).toHaveValue(before);
  },
};

function framed(canvasElement: HTMLElement, title: string): Document {
  const frame = within(canvasElement).getByTitle(title);
  const page = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
  if (!page) throw new Error(`${title} has no page.`);
  return page;
}

export const PreviewsWearTheTheme: Story = {
  tags: ['!dev'],
  beforeEach: clearDraft,
  name: 'a phone and a desktop wear the theme at their own width, and text that is cut is named',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(
        within(framed(canvasElement, 'Phone preview').body).getByRole('tab', { name: 'Deposit' }),
      ).toBeVisible(),
    );
    const [phone, desktop] = [
      framed(canvasElement, 'Phone preview'),
      framed(canvasElement, 'Desktop preview'),
    ];
    await expect([phone, desktop].map((page) => page.defaultView?.innerWidth)).toEqual([375, 1280]);
    const styleOf = (page: Document) => page.defaultView?.getComputedStyle(page.documentElement);
    await retype(canvas.getByRole('textbox', { name: 'color.surface0' }), '#010203');
    await waitFor(() => expect(styleOf(phone)?.backgroundColor).toBe('rgb(1, 2, 3)'));
    await expect(styleOf(phone)?.getPropertyValue('--page-side')).toBe('16px');
    const overflow = within(canvas.getByRole('region', { name: 'Overflow' }));
    await waitFor(() => expect(overflow.getByRole('status')).toHaveTextContent('No text is cut.'));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'type' }));
    await retype(canvas.getByRole('textbox', { name: 'type.heroSize' }), '400px');
    await waitFor(() => expect(overflow.getByText(/^Desktop: .*Every evening/)).toBeVisible());
  },
};

import {
  StoryChoiceContext,
  type StoryChoice,
  findStoryPlatform,
  findStoryViewer,
} from '@baize/player/story-choices';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { onClockRead, setStoryTime, STORY_TIMES } from './story-time.ts';

type Followed = { viewer: string | null; navigation: boolean; time: boolean };

const NOTHING_FOLLOWED: Followed = { viewer: null, navigation: false, time: false };

/** Moves the clock before the story makes anything by it. */
export const setTime: Loader = ({ globals }) => {
  setStoryTime(globals['time']);
  return {};
};

/** Gives the story the viewer and the layout of the toolbar, and says which choice changes nothing in it. */
export const withChoice: Decorator = (Story, { globals, viewMode }) => {
  const { viewer, navigation, platform, time }: Record<string, unknown> = globals;
  return (
    // A session, a player and a clock are read once: another choice begins the story again.
    <ChoiceFrame
      key={[viewer, navigation, platform, time].join('/')}
      viewer={viewer}
      navigation={navigation}
      platform={platform}
      time={time}
      hasNotes={viewMode !== 'docs'}
    >
      <Story />
    </ChoiceFrame>
  );
};

interface ChoiceFrameProps {
  viewer: unknown;
  navigation: unknown;
  platform: unknown;
  time: unknown;
  hasNotes: boolean;
  children: ReactNode;
}

function ChoiceFrame({ viewer, navigation, platform, time, hasNotes, children }: ChoiceFrameProps) {
  const [followed, setFollowed] = useState(NOTHING_FOLLOWED);
  const choice = useMemo(
    (): StoryChoice => ({
      viewer: findStoryViewer(viewer),
      navigation: navigation === 'basic' || navigation === 'panel' ? navigation : null,
      platform: findStoryPlatform(platform),
      onFollowed: (one) => setFollowed((known) => ({ ...known, ...one })),
    }),
    [viewer, navigation, platform],
  );
  const storyTime = typeof time === 'string' ? STORY_TIMES[time] : undefined;
  useEffect(() => {
    if (!storyTime) return undefined;
    // A view reads the clock while it is drawn, when no other may change state.
    return onClockRead(() =>
      queueMicrotask(() => setFollowed((known) => (known.time ? known : { ...known, time: true }))),
    );
  }, [storyTime]);
  const notes = hasNotes ? getNotes({ choice, isTimeChosen: storyTime !== undefined, followed }) : [];
  return (
    <StoryChoiceContext value={choice}>
      {notes.length > 0 ? (
        <div role="note" style={noteStyle}>
          {notes.map((note) => (
            <p key={note} style={{ margin: 0 }}>
              {note}
            </p>
          ))}
        </div>
      ) : null}
      {children}
    </StoryChoiceContext>
  );
}

function getNotes({
  choice: { viewer, navigation, platform },
  isTimeChosen,
  followed,
}: {
  choice: StoryChoice;
  isTimeChosen: boolean;
  followed: Followed;
}): string[] {
  const notes: string[] = [];
  if (viewer && followed.viewer === null)
    notes.push('Viewer: this story has no session. Everybody sees it like this.');
  if (viewer && followed.viewer !== null && followed.viewer !== viewer.viewer)
    notes.push(
      `Viewer: ${viewer.title}. The story is written for another viewer (${followed.viewer}), so data that only “${viewer.title}” has may keep loading.`,
    );
  if (platform && followed.viewer === null) notes.push('Platform: this story asks the platform nothing.');
  if (navigation !== null && !followed.navigation)
    notes.push('Navigation: this story is a part of a page, or has a layout of its own. It stays without.');
  if (isTimeChosen && !followed.time) notes.push('Time: this story has fixed times. It reads no clock.');
  return notes;
}

/** Of no brand, so that nobody takes it for a part of the story. */
const noteStyle: CSSProperties = {
  padding: '8px 12px',
  background: '#fff3bf',
  color: '#1f1f1f',
  font: '13px/1.5 system-ui, sans-serif',
};

import { ArrowBigUp, Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input, type InputProps } from '../input/input.tsx';
import { capsLock } from './password-input.css.ts';

export type PasswordInputProps = Omit<InputProps, 'type' | 'locked' | 'end'> & {
  showLabel: string;
  hideLabel: string;
  /** Said while the key is on ("Caps lock is on"). */
  capsLockLabel: string;
};

/** A password that can be looked at, and that tells when caps lock is on. */
export function PasswordInput(props: PasswordInputProps) {
  const { showLabel, hideLabel, capsLockLabel, onKeyDown, onKeyUp, ...rest } = props;
  const [visible, setVisible] = useState(false);
  const [capital, setCapital] = useState(false);
  const notice = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'));
  return (
    <>
      <Input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={visible ? 'text' : 'password'}
        onKeyDown={(event) => {
          notice(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          notice(event);
          onKeyUp?.(event);
        }}
        end={
          <IconButton
            label={visible ? hideLabel : showLabel}
            icon={visible ? <EyeOff /> : <Eye />}
            onClick={() => setVisible(!visible)}
          />
        }
      />
      <span role="status" className={capsLock}>
        {capital ? (
          <>
            <ArrowBigUp size={16} />
            {capsLockLabel}
          </>
        ) : null}
      </span>
    </>
  );
}

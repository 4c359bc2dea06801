import { changePasswordMutation } from '@baize/api/queries/password';
import { displayEmail } from '@baize/domain/validation';
import { useApi, usePlayer } from '@baize/player';
import { useMutation } from '@tanstack/react-query';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The form to change a password, inside a `PlayerBoundary`. */
export function ChangePasswordBody() {
  const { mutateAsync } = useMutation(changePasswordMutation(useApi()));
  const player = usePlayer();
  return <ChangePasswordForm onSubmit={mutateAsync} name={displayEmail(player?.getUser.email)} />;
}

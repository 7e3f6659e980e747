import { AVATARS, type AvatarId } from '@youzine/contract'

const DRAWN_AVATAR = /^\/avatars\/([a-z]+)\.svg$/

export const drawnAvatars = AVATARS.map((id) => ({
  value: id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  src: `/avatars/${id}.svg`,
}))

/** Which drawn avatar a picture address is, if any. */
export function avatarOf(pictureUrl: string | null): AvatarId | undefined {
  const name = pictureUrl ? DRAWN_AVATAR.exec(pictureUrl)?.[1] : undefined
  return AVATARS.find((id) => id === name)
}

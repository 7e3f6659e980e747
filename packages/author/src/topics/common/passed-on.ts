import type { Dossier } from '../../writing/dossier.ts'

/** “Shared for the parents: …”, “Comparto: …”: the post says that it is somebody else's. */
const SAYS_SO =
  /^\W{0,3}(?:(?:re-?)?shar(?:ed|ing)(?= (?:this|for|because|from|here)|:)|passing (?:this|it) on|worth a read|(?:les |os )?compart(?:o|imos)(?!\p{L})|(?:ich )?(?:teile|geteilt)(?= (?:das|dies|mal|hier|für)|:)|lesenswert)/iu

/** What was passed on says nothing about whoever passed it on. */
export const isPassedOn = (d: Dossier, id: number): boolean => SAYS_SO.test(d.post(id)?.text ?? '')

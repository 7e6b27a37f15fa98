/** Whose board is looked at in the middle of the table; 0 is the own one, of a spectator the first. */

class Looking {
  at = $state(0);
}

export const looking = new Looking();

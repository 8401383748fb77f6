/** What else can be done with a table of this browser. */
export interface Own {
  invite?: () => void; // somebody else, where there is a server
  save: () => void; // the game as a record
}

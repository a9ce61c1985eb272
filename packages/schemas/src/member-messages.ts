/** What members are told, to the letter of the specification where it has a text. No import here. */

export const memberFailure = {
  credentials: "Invalid username or password",
  sessionEnded: "You have been logged out. Please log in again.",
  wrongPassword: "This is not your present password.",
  linkExpired: "This link has been used already or is too old. Please ask for a new one.",
  usernameTaken: "This name is taken. Please choose another one.",
  notCancellable: "This registration can't be cancelled any more.",
  unknownRegistration: "We have no such registration of yours.",
  unavailable: "Member accounts aren't available on this site.",
  failed: "That didn't work on our side. Please try again.",
  tooManyTries: "Too many tries. Please wait a few minutes, or reset your password.",
  pictureType: "Please choose a photo in JPEG, PNG or WebP format.",
  pictureTooLarge: "The photo is larger than 5 MB. Please choose a smaller one.",
  pictureDamaged: "The photo could not be read. Please choose another one.",
} as const;

export const memberSuccess = {
  signedUp: "Check your inbox: we have sent you a link to choose your password.",
  verified: "Your account is ready. Log in with your new password.",
  resetSent: "If there is an account with this address, we have sent it a link.",
  passwordChanged: "Your password is changed. All other devices are logged out.",
  emailSent: "Check the inbox of the new address: we have sent it a link to confirm it.",
  emailChanged: "Your e-mail address is changed.",
  usernameChanged: "Your username is saved.",
  saved: "Saved.",
  pictureSaved: "Your photo is saved.",
  pictureRemoved: "Your photo is removed.",
  cancelled: "Your registration is cancelled.",
  loggedIn: "You are logged in.",
  loggedOut: "You are logged out.",
  loggedOutEverywhere: "You are logged out on all devices.",
  deleted: "Your account is deleted.",
} as const;

### Mechanical Marquise 2.0

trait-text-blitz = After moving, all but one warrior of the first ruled clearing without enemies move on and battle.
trait-text-fortified = A building falls to two hits; one hit alone is lost.
trait-text-hospitals = Two warriors lost in a defence bring two to the keep.
trait-text-iron_will = Recruits twice as many with a bird order.
trait-text-overwhelming = Scores a point for every two warriors that cannot be recruited.
seat-mechanical_marquise = Mechanical Marquise
faction-mechanical_marquise = Mechanical Marquise 2.0
traits-blitz = Blitz
traits-fortified = Fortified
traits-hospitals = Hospitals
traits-iron_will = Iron Will
traits-overwhelming = Overwhelming
services-mechanical_marquise = advanced service card: Mechanical Marquise
